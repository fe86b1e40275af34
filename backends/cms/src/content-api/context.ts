/** The used part of a Koa context. */
export interface Context {
  query: Record<string, unknown>;
  state: {
    auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
    /** `apiName` is set for routes of this project's content types only. */
    route?: { info?: { apiName?: string } };
  };
}
