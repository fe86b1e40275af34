import { headers } from 'next/headers';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from '../e-services/movables';
import { submitOrder } from '../e-services/submit-order';
import { NOT_SENT, type FormState } from '../forms/form-state';
import { orderSchema } from '../forms/order';
import {
  CASCADE,
  choose,
  unavailableLevel,
  type Chosen,
  type Offered,
} from '../e-services/order-cascade';
import { stockRefusal } from '../e-services/order-refusals';
import { NEXT_CHOICES, NOTHING_OFFERED, type OrderState } from '../e-services/order-state';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import { toFailure } from './failure';
import { secondsToWait } from './rate-limits';
import { handleFormAction } from './handle-form-action';
import { formValuesToRefill } from './form-values-to-refill';

const TOO_MANY = 'Too many requests';

/** Handles the order form without scripts: sends it or loads the next options. */
export async function handleOrderAction(data: unknown): Promise<OrderState> {
  const form = { name: 'order', schema: orderSchema, submit: submitOrder };
  if (!(data instanceof FormData)) {
    return { ...(await handleFormAction(form, data)), offered: NOTHING_OFFERED };
  }
  const state = data.has(NEXT_CHOICES)
    ? await keep(data)
    : marked(await handleFormAction(form, data));
  if (state.status === 'sent' || state.error === TOO_MANY) {
    return { ...state, offered: NOTHING_OFFERED };
  }
  try {
    const { chosen, offered } = await loadOptions(readChoices(state.values));
    return { ...state, values: { ...state.values, ...chosen }, offered };
  } catch (error) {
    const failed = state.status === 'refused' ? state.error : toFailure(error).error;
    return { ...state, status: 'refused', error: failed, offered: NOTHING_OFFERED };
  }
}

/** Values to refill with the next options. */
async function keep(data: FormData): Promise<FormState> {
  const values = formValuesToRefill(data, Object.keys(orderSchema.fields));
  const ip = (await headers()).get(CLIENT_IP_HEADER) ?? 'unknown';
  if ((await secondsToWait(ip, null)) === null) return { ...NOT_SENT, values };
  return { ...NOT_SENT, status: 'refused', error: TOO_MANY, values };
}

function marked(state: FormState): FormState {
  const fields = stockRefusal(state.error);
  return fields ? { ...state, fields } : state;
}

function readChoices(values: Readonly<Record<string, string>>): Chosen {
  const { classification = '', item = '', site = '', movable = '' } = values;
  return { classification, item, site, movable };
}

/** Options by level, and selections still among them. Throws as loadMovableItems does. */
async function loadOptions(given: Chosen): Promise<{ chosen: Chosen; offered: Offered }> {
  const categories = await loadMovableCategories();
  let offered: Offered = { ...NOTHING_OFFERED, categories };
  let chosen = withoutUnavailable(given, offered);
  if (chosen.classification) {
    offered = { ...offered, items: await loadMovableItems(chosen.classification) };
    chosen = withoutUnavailable(chosen, offered);
  }
  if (chosen.item) {
    offered = { ...offered, stock: await loadMovableStock(chosen.item) };
    chosen = withoutUnavailable(chosen, offered);
  }
  return { chosen, offered };
}

/** Drops selections that no longer exist or lack a parent. */
function withoutUnavailable(chosen: Chosen, offered: Offered): Chosen {
  const open = unavailableLevel(chosen, offered) ?? CASCADE.find((level) => chosen[level] === '');
  return open ? choose(chosen, open, '') : chosen;
}
