import type { HubSettings } from '../hub-settings';

/** The settings for the project's own hub. */
export function ownHub(url: string): HubSettings {
  return {
    url,
    joinMethod: 'Join',
    sendMethod: 'SendMessage',
    sentShape: 'object',
    receiveEvents: ['ReceiveMessage'],
    accessToken: '',
    negotiates: false,
  };
}
