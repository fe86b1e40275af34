import {
  LOCALES,
  SUBSCRIPTION_RHYTHMS,
  SUBSCRIPTION_TOKEN,
} from '@ports-authority/e-services-contract';
import { sameOriginHandler } from '@/lib/api/handler';
import { subscriptionLabel } from '@/lib/content/subscription-choices';
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  findSubscriptions,
  resumeSubscriptions,
} from '@/lib/e-services/subscriptions';
import { readLimitedRequest } from '@/lib/files/limited-body';
import { toLocale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';

const MAX_BODY_BYTES = 4096;

/** Shown by the page that the browser is redirected to. */
type Outcome = 'confirmed' | 'changed' | 'ended' | 'resumed' | 'expired' | 'failed';

/** Plain forms of the subscription pages. */
export const POST = sameOriginHandler('submission', async ({ request }) => {
  const bytes = await readLimitedRequest(request, MAX_BODY_BYTES);
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const token = SUBSCRIPTION_TOKEN.test(form.get('t') ?? '') ? (form.get('t') ?? '') : '';
  const isConfirming = form.get('do') === 'confirm';
  const done = token === '' ? 'expired' : await handleAction(token, form);
  const route = isConfirming ? 'subscriptionConfirm' : 'subscriptionManage';
  const query = { t: token, done };
  const Location = routeHref(toLocale(form.get('locale') ?? ''), route, { query });
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
});

async function handleAction(token: string, form: URLSearchParams): Promise<Outcome> {
  try {
    return await runAction(token, form);
  } catch {
    // The client has logged the failure.
    return 'failed';
  }
}

async function runAction(token: string, form: URLSearchParams): Promise<Outcome> {
  switch (form.get('do')) {
    case 'confirm':
      return (await confirmSubscription(token)) ? 'confirmed' : 'expired';
    case 'change':
      return (await change(token, form)) ? 'changed' : 'expired';
    case 'end':
      return (await endSubscription(token, form.get('id') ?? '')) ? 'ended' : 'expired';
    case 'resume':
      return (await resumeSubscriptions(token)) ? 'resumed' : 'expired';
    default:
      return 'failed';
  }
}

async function change(token: string, form: URLSearchParams): Promise<boolean> {
  const rhythm = SUBSCRIPTION_RHYTHMS.find((option) => option === form.get('rhythm'));
  const language = LOCALES.find((option) => option === form.get('language'));
  const subscriber = await findSubscriptions(token);
  const row = subscriber?.subscriptions.find(({ id }) => id === form.get('id'));
  if (!row || !rhythm || !language) return false;
  const named = await subscriptionLabel({ ...row, language }).catch(() => row);
  const label = 'label' in named ? named.label : row.label;
  return changeSubscription(token, { id: row.id, rhythm, language, label });
}
