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
    const entries = settings.map(([name, setting]) => {
      const preset = setting.default ? `\`${setting.default}\`` : (setting.fallback ?? 'empty');
      const kind = setting.kind.replace('whole number from ', '');
      return `- \`${name}\` (${preset}; ${kind}): ${setting.meaning}`;
    });
    return `## ${heading}\n\n${entries.join('\n')}\n`;
  });
  return `# Configuration

The site reads environment variables, or \`.env\` under the same names; the environment takes precedence, and an empty value counts as left out. An invalid value stops the start and is named. Each setting has its default and the values that it takes. Demo and development set URLs, tokens and secrets of the back ends that they start; these have settings of their own in their READMEs.

This page and \`.env.example\` are generated from \`lib/config/settings.ts\` with \`npm run docs:settings\`.

${parts.join('\n')}`;
}
