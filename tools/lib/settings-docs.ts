import { settingsTable as chat } from '../../backends/chat/src/settings-table';
import { settingsTable as cms } from '../../backends/cms/src/settings-table';
import { settingsTable as eServices } from '../../backends/e-services/src/settings/table';
import { settingsTable as site } from '../../lib/config/settings';
import { settingRows, type Setting, type SettingsTable } from '../../packages/settings/src';

const PROGRAMS: Readonly<Record<string, SettingsTable>> = {
  Site: site,
  CMS: cms,
  'E-services': eServices,
  'Chat hub': chat,
};

/** Environment variables by program, as docs/configuration.md lists them. */
export const settingNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(PROGRAMS).map(([program, table]) => [
    program,
    settingRows(table).map(([, { name }]) => name),
  ]),
);

/** Content of docs/configuration.md. */
export function configurationPage(): string {
  const listed = new Set<string>();
  const programs = Object.entries(PROGRAMS).map(([program, table]) => {
    const groups = Object.entries(table).map(([heading, rows]) => {
      const list = `${entries(Object.values(rows), listed).join('\n')}\n`;
      return heading === program ? list : `### ${heading}\n\n${list}`;
    });
    return `## ${program}\n\n${groups.join('\n')}`;
  });
  return `# Configuration

Every program reads environment variables; the site and the CMS read \`.env\` under the same names too. The environment takes precedence, and an empty value counts as left out. An invalid value stops the start and is named. Each setting has its default and the values that it takes; URLs have no user name, \`?\` and \`#\`. Demo and development set URLs, tokens and secrets of the back ends that they start.

This page is generated with \`npm run docs:settings\`.

${programs.join('\n')}`;
}

/** One line each; settings that another program has alike are named together. */
function entries(settings: readonly Setting<unknown>[], listed: Set<string>): string[] {
  const own = settings.filter((setting) => !listed.has(entry(setting)));
  const alike = settings.filter((setting) => listed.has(entry(setting)));
  for (const setting of own) listed.add(entry(setting));
  const names = alike.map(({ name }) => `\`${name}\``).join(', ');
  return [...own.map(entry), ...(names ? [`- As above: ${names}`] : [])];
}

function entry({ name, default: preset, fallback = 'empty', accepts, meaning }: Setting<unknown>) {
  const values = accepts.replace(' without user name, `?` and `#`', '');
  const limits = values === 'text' ? '' : `; ${values}`;
  return `- \`${name}\` (${preset ? `\`${preset}\`` : fallback}${limits}): ${meaning}`;
}
