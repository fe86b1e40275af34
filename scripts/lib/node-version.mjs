const MINIMUM = [20, 9];

/** Exits with one plain sentence when this Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(
    `Node.js ${process.versions.node} is too old: ${MINIMUM.join('.')} or newer is needed (https://nodejs.org, or "nvm install").`,
  );
  process.exit(1);
}
