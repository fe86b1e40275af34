import { serveOpenData } from '@/lib/open-data/serve';

type Context = RouteContext<'/api/open/v1/[[...path]]'>;

/** Open data API (lib/open-data). */
async function serve(request: Request, { params }: Context): Promise<Response> {
  return serveOpenData(request, (await params).path ?? []);
}

export {
  serve as DELETE,
  serve as GET,
  serve as HEAD,
  serve as OPTIONS,
  serve as PATCH,
  serve as POST,
  serve as PUT,
};
