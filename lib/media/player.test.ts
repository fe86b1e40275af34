import { PLAYER_HOSTS } from '../security-headers/player-hosts';
import { playerUrl } from './player';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcDEF_12-3';

it.each([
  ['https://www.youtube.com/watch?v=abcDEF_12-3&t=5', YOUTUBE],
  ['https://m.youtube.com/shorts/abcDEF_12-3', YOUTUBE],
  ['https://youtu.be/abcDEF_12-3?si=x', YOUTUBE],
  ['https://www.youtube.com/embed/abcDEF_12-3', YOUTUBE],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://youtube.com.evil.example/watch?v=abcDEF_12-3', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://www.youtube.com/channel/abc', undefined],
  ['https://videos.example/1', undefined],
  ['javascript:alert(1)', undefined],
  ['/media/clip.mp4', undefined],
])('finds the player of %s', (url, expected) => {
  const player = playerUrl(url);
  expect(player).toBe(expected);
  if (player) expect(PLAYER_HOSTS).toContain(new URL(player).host);
});
