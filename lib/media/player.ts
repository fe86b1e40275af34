const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,15}$/;

/**
 * The player of a video at another host, by the URL that its page or its player has there. Undefined
 * for a host without a player, whose page is opened instead.
 */
export function playerUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (!/^https?:$/.test(protocol)) return undefined;
  const [, first = '', second = ''] = pathname.split('/');
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isPlayer = ['embed', 'shorts', 'live'].includes(first);
    return youTube(isPlayer ? second : (searchParams.get('v') ?? ''));
  }
  if (host === 'youtu.be') return youTube(first);
  if (host === 'vimeo.com') return vimeo(first);
  if (host === 'player.vimeo.com' && first === 'video') return vimeo(second);
  return undefined;
}

function youTube(id: string): string | undefined {
  return YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

function vimeo(id: string): string | undefined {
  return VIMEO_ID.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : undefined;
}
