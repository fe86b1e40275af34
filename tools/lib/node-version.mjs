const MINIMUM = [20, 9];

/**
 * Exits with a plain message if this Node.js is too old.
 * @param {readonly number[]} [minimum] major and minor version
 */
export function requireNode(minimum = MINIMUM) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(
    `Node.js ${process.versions.node} is too old: ${minimum.join('.')} or newer is needed (https://nodejs.org, or "nvm install").`,
  );
  process.exit(1);
}
