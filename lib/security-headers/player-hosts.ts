/** Hosts whose video players pages may frame: what `frame-src` allows. `lib/media/player.ts` makes the URLs. */
export const PLAYER_HOSTS: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];
