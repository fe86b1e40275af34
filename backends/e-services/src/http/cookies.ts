import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN } from '../captcha/sessions.js';

const NAME = 'captcha_session';

/** The captcha session that a request brings, undefined when there is none of the right form. */
export function sessionOf(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value !== undefined && TOKEN.test(value)) return value;
  }
  return undefined;
}

/** Gives the visitor the cookie of a captcha session. */
export function rememberSession(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${NAME}=${token}; Path=/; HttpOnly; SameSite=Strict`);
}
