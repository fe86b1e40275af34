import type { FormDefinition, TextField } from './definition';

const NAME = 200;

/** Fields of the request without an input on the page. */
const added = (max: number, rest: Pick<TextField, 'example' | 'copied'>) =>
  ({ kind: 'line', max, label: '', ...rest }) as const;

/**
 * Order of a movable item. The names of the wire and their spelling are the service's. On the page
 * classification, item, site and movable are ids; on the wire they are names.
 */
export const ORDER_FORM = {
  kind: 'order',
  operation: 'order',
  path: 'orderForm',
  endpoint: 'orders',
  summary:
    'Order a movable item, identified by MovableId or by the names of movable, item and site',
  receipt: 'Order Placed',
  captcha: 'service',
  fields: {
    name: {
      kind: 'line',
      max: 100,
      wire: 'Title',
      label: 'order.name',
      missing: 'ERROR NAME',
      autoComplete: 'name',
      example: 'موظف مفوض',
    },
    identityNumber: {
      kind: 'identity',
      wire: 'IdentityNo',
      label: 'order.identityNumber',
      hint: 'order.identityHint',
      missing: 'ID Number Error',
      example: '1000000001',
    },
    mobileNumber: {
      kind: 'mobile',
      wire: 'MobileNo',
      label: 'submission.mobile',
      missing: 'Mobile Number Error',
      invalid: 'Mobile Number Error',
      example: '966500000002',
    },
    email: {
      kind: 'email',
      wire: 'Email',
      label: 'order.email',
      missing: 'ERROR EMAIL',
      example: 'store@agency.example',
    },
    entity: {
      kind: 'line',
      max: 150,
      wire: 'DirectionName',
      label: 'order.entity',
      missing: 'ERROR NAME OF THE ENTITY',
      autoComplete: 'organization',
      example: 'وزارة النقل',
    },
    management: {
      kind: 'line',
      max: 150,
      wire: 'DepartmentName',
      label: 'order.management',
      missing: 'ERROR MANAGEMENT',
      autoComplete: 'off',
      example: 'إدارة المستودعات',
    },
    city: {
      kind: 'line',
      max: 80,
      wire: 'Location',
      label: 'order.city',
      missing: 'ERROR CITY',
      autoComplete: 'address-level2',
      example: 'الرياض',
    },
    classification: {
      kind: 'line',
      max: NAME,
      list: 'mainCategories',
      wire: 'MainCategory',
      label: 'order.levels.classification.label',
      missing: 'ERROR CLASSIFICATION',
      example: 'المعدات البحرية',
    },
    item: {
      kind: 'line',
      max: NAME,
      list: 'subCategories',
      wire: 'MangulCategory',
      label: 'order.levels.item.label',
      missing: 'ERROR ITEM',
      example: 'معدات الرسو والربط',
    },
    site: {
      kind: 'line',
      max: 100,
      list: 'ports',
      wire: 'Port',
      label: 'order.levels.site.label',
      missing: 'ERROR SITE',
      example: 'ميناء جدة',
    },
    movable: {
      kind: 'line',
      max: NAME,
      list: 'movables',
      wire: 'ManqulName',
      label: 'order.levels.movable.label',
      missing: 'ERROR MOVABLE',
      example: 'مصد مطاطي أسطواني مستعمل',
    },
    quantity: {
      kind: 'quantity',
      wire: 'Quantity',
      label: 'order.quantity',
      missing: 'Requrie Quantity Empty Error',
      example: '1',
    },
    reviews: { kind: 'lines', max: 500, wire: 'Explain', label: 'order.reviews', example: '' },
  },
  added: {
    MovableId: { kind: 'id', label: '', example: '1001' },
    AvalibleQuantity: added(20, { copied: true, example: '10' }),
    Created: added(40, { copied: true, example: '2026-02-05T10:00:00+03:00' }),
    Modified: added(40, { copied: true, example: '2026-10-05T11:00:00+03:00' }),
    Author: added(100, { copied: true, example: 'Support Services Department' }),
    Editor: added(100, { copied: true, example: 'Inventory Control Unit' }),
    /** Sent empty. */
    Title2: added(100, { example: '' }),
  },
  title: ['name'],
  promise: { days: 30, counted: 'all' },
  department: 'warehouse',
  retention: { days: 365, months: 12 },
  perDay: 60,
} as const satisfies FormDefinition;
