import { mediaResponse } from '@/lib/media/media-response';

/** For Next's image optimiser, which asks within Next: visitors are answered by lib/server/files.ts. */
export async function GET(request: Request): Promise<Response> {
  return mediaResponse(request);
}
