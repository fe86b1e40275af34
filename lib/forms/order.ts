import {
  MAX_QUANTITY_CHARACTERS,
  ORDER_FORM,
  QUANTITY,
  type Unit,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { digitsField, ofText, textField } from './fields';
import { schemaOf } from './schema-of';

/** The unit that is ordered whole. */
const PIECE: Unit = 'piece';

const STOCK_ERROR = 'Requrie Quantity Error';

const chosen = (message: string) => textField(100, message).required(message);

/**
 * Movable-items order, validated on change. Classification, item, site and movable are ids; `available`
 * and `unit` are the stock of the chosen movable when the page was loaded: a piece is not divided. The
 * e-services API checks the captcha, and the stock at the time of the order.
 */
export const orderSchema = schemaOf(ORDER_FORM).shape({
  classification: chosen('ERROR CLASSIFICATION'),
  item: chosen('ERROR ITEM'),
  site: chosen('ERROR SITE'),
  movable: chosen('ERROR MOVABLE'),
  // Own messages: those of yup repeat the value.
  available: yup.number().min(0, STOCK_ERROR).typeError(STOCK_ERROR),
  unit: yup.string().max(20, STOCK_ERROR).typeError(STOCK_ERROR),
  quantity: digitsField(MAX_QUANTITY_CHARACTERS, STOCK_ERROR)
    .transform(ofText((text) => text.replace('٫', '.')))
    .required('Requrie Quantity Empty Error')
    .matches(QUANTITY, { message: STOCK_ERROR, excludeEmptyString: true })
    .test('positive', 'ERROR QUANTITY ZERO', (value) => !(Number(value) <= 0) || value === '')
    .test('whole', 'ERROR QUANTITY WHOLE', (value, { parent }) => {
      const { unit } = parent as { unit?: string };
      return unit !== PIECE || !QUANTITY.test(value ?? '') || Number.isInteger(Number(value));
    })
    .test('available', STOCK_ERROR, (value, { parent }) => {
      const { available, movable } = parent as { available?: number; movable?: string };
      if (!movable || available === undefined || !QUANTITY.test(value ?? '')) return true;
      return Number(value) <= available;
    }),
  captcha: digitsField(12, 'ERROR CAPTCHA INVALID'),
});

export type OrderValues = yup.InferType<typeof orderSchema>;
