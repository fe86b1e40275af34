import { markdownTable } from './markdown-table';
import type { Setting } from './setting-kinds';
import { settingGroups } from './settings';

const groups = Object.entries(settingGroups).map(
  ([heading, settings]) => [heading, Object.entries<Setting<unknown>>(settings)] as const,
);

/** Content of .env.example. */
export function envExample(): string {
  const lines = groups.map(([heading, settings]) =>
    [`# ${heading}`, ...settings.map(([name, setting]) => `${name}=${setting.default}`)].join('\n'),
  );
  return `# Every setting with its default; docs/configuration.md explains each one.\n\n${lines.join('\n\n')}\n`;
}

/** Content of docs/configuration.md. */
export function configurationPage(): string {
  const parts = groups.map(([heading, settings]) => {
    const rows = settings.map(([name, setting]) => [
      `\`${name}\``,
      setting.default ? `\`${setting.default}\`` : (setting.fallback ?? 'empty'),
      setting.kind,
      setting.meaning,
    ]);
    return `## ${heading}\n\n${markdownTable([['Setting', 'Default', 'Value', 'Meaning'], ...rows])}\n`;
  });
  return `# Configuration

The site reads its settings from environment variables, or from \`.env\` under the same names; the environment takes precedence. An empty value counts as left out. If a value is invalid, the site does not start and prints one sentence per invalid setting.

\`npm run demo\` and \`npm run dev\` set the URLs, tokens and secrets of the back ends that they start. The back ends have settings of their own: see their READMEs.

This page and \`.env.example\` are generated from \`lib/config/settings.ts\` with \`npm run docs:settings\`.

${parts.join('\n')}`;
}
