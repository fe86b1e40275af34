import { Stack } from './stack';

/** One site with its CMS for all journeys, which only read; its origin is SITE_UNDER_TEST. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await Stack.start('journeys');
  process.env.SITE_UNDER_TEST = stack.siteUrl;
  process.env.CHAT_HUB_UNDER_TEST = `http://localhost:${stack.chatPort}`;
  process.env.SAMPLES_UNDER_TEST = stack.samplesUrl;
  process.env.E_SERVICES_UNDER_TEST = stack.eServicesAddress;
  return () => stack.stop();
}
