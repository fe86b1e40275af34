import type { Config } from '@/lib/config';

const settings: Pick<Config, 'siteUrl' | 'chatHubUrl' | 'mapboxToken'> = {
  siteUrl: 'https://ports.example',
  chatHubUrl: 'https://chat.ports.example',
  mapboxToken: undefined,
};

/** The settings that components read. */
export const config = () => settings;
