const OLDEST = [20, 9];
const FIRST_UNTRIED = 25;

/** Ends with a sentence when this Node.js is too old (or newer than what was tried: a warning). */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    console.error(
      `Node.js ${process.versions.node} is too old: ${OLDEST.join('.')} or newer is needed (https://nodejs.org, or "nvm install 20").`,
    );
    process.exit(1);
  }
  if (major >= FIRST_UNTRIED) {
    console.error(
      `Node.js ${process.versions.node} is newer than any version tried with this site.`,
    );
  }
}
