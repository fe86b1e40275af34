import { parseArgs } from 'node:util';
import { importSiteModule } from './lib/site-module.mjs';

/**
 * Checks that the site can use back ends at some addresses: `npm run check:backends -- --content
 * URL --service URL [--hub URL] [--json]`. Tokens and other settings are the site's.
 */

const USAGE = `Usage: npm run check:backends -- --content URL --service URL [--hub URL] [--json]

  --content  base URL of the content API, without /api
  --service  base URL of the second service, with its base path
  --hub      URL of the chat hub
  --json     prints the report as JSON

Tokens and timeouts are settings of the site (docs/configuration.md).
Exit code: 0 usable, 1 something is wrong, 2 bad arguments or not reachable.`;

const { content, service, hub, json } = givenOptions();
process.env.CONTENT_API_URL = content;
process.env.E_SERVICES_API_URL = service;
process.env.CHAT_HUB_URL = hub ?? 'none';
// Standard output is the report only.
process.env.LOG_LEVEL = 'silent';

const { checkBackends } = await importSiteModule('lib/backend-check/check-backends.ts').catch(
  (error) => {
    if (error.name !== 'SettingsError') throw error;
    console.error(error.message);
    process.exit(2);
  },
);
const { text, exitCode } = await checkBackends({ asJson: json });
const output = exitCode === 2 ? process.stderr : process.stdout;
output.write(text, () => process.exit(exitCode));

function givenOptions() {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'string' },
        service: { type: 'string' },
        hub: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    if (values.content && values.service) return values;
    console.error(USAGE);
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
  }
  process.exit(2);
}
