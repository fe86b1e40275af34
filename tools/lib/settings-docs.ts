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

Environment variables of every program; site and CMS also read \`.env\`, after the environment. An empty value counts as unset, an invalid one stops the start. In brackets: default; accepted values. URLs are http(s), without user name, \`?\` and \`#\`; a host is a name or an IP address; lists are comma-separated. Demo and development set URLs, tokens and secrets of their back ends.

Generated with \`npm run docs:settings\`.

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

function entry({ name, default: preset, fallback = '', accepts, meaning }: Setting<unknown>) {
  const values = accepts.replace(' without user name, `?` and `#`', '');
  const given = preset ? `\`${preset}\`` : fallback;
  const details = [given, values === 'text' ? '' : values].filter(Boolean).join('; ');
  return `- \`${name}\`${details && ` (${details})`}: ${meaning}`;
}
