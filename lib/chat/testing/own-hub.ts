import type { HubSettings } from '../hub-settings';

/** Settings for the project's own hub. */
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
