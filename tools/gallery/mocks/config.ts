import { ownHub } from '@/lib/chat/testing/own-hub';
import type { Config } from '@/lib/config';

const settings: Pick<Config, 'siteUrl' | 'chatHub' | 'mapboxToken'> = {
  siteUrl: 'https://ports.example',
  chatHub: ownHub('https://chat.ports.example'),
  mapboxToken: undefined,
};

/** Mock of the settings that components read. */
export const config = () => settings;
