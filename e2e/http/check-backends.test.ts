import { checkBackends } from '../support/check-backends';
import { cmsSettings } from '../../tools/lib/project.mjs';
import { eServicesToken } from '../../tools/lib/e-services.mjs';

const { CMS_UNDER_TEST = '', E_SERVICES_UNDER_TEST = '', CHAT_HUB_UNDER_TEST = '' } = process.env;

it('finds nothing wrong in our own back ends, and an unpublished notice alone missing', async () => {
  const { exitCode, output } = await checkBackends(
    [
      ...['--content', CMS_UNDER_TEST],
      ...['--service', `${E_SERVICES_UNDER_TEST}/e-services-api`],
      ...['--hub', `${CHAT_HUB_UNDER_TEST}/hubs/chat`],
    ],
    { CONTENT_API_TOKEN: cmsSettings().CMS_READ_TOKEN, E_SERVICES_TOKEN: eServicesToken },
  );
  expect(output.match(/^(?:wrong|missing) .*/gm)).toEqual([
    expect.stringMatching(/^missing +emergency-banner: status 404/),
  ]);
  expect(output).toMatch(/^Entries that cannot be shown: 0$/m);
  expect(exitCode).toBe(0);
}, 120_000);
