import { mediaResponse } from '@/lib/media/media-response';

/** For Next's image optimiser, which requests within Next; lib/server/files.ts serves visitors. */
export async function GET(request: Request): Promise<Response> {
  return mediaResponse(request);
}
