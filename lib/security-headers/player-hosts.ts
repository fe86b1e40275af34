/** Video players in `frame-src`. `lib/media/player.ts` builds their URLs. */
export const PLAYER_HOSTS: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];
