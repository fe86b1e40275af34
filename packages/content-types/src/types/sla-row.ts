import { contentType } from '../definition';
import { order } from '../fields';
import { LEFT_OUT } from '../missing';

export const slaRow = contentType({
  plural: 'sla-rows',
  displayName: 'Service level',
  section: 'services',
  label: ['اتفاقية مستوى الخدمة', 'Service levels'],
  shownAt: ['sla'],
  title: 'Service-level agreement',
  without: 'the built-in times',
  isOwn: true,
  columns: ['ServiceName', 'ExpectedTime', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      ServiceName: {
        type: 'string',
        maxLength: 300,
        required: true,
        label: ['الخدمة', 'Service'],
        help: ['اسم الخدمة كما يظهر في الجدول.', 'Name of the service as the table shows it.'],
        missing: LEFT_OUT,
      },
      ExpectedTime: {
        type: 'string',
        maxLength: 120,
        required: true,
        label: ['المدة المتوقعة', 'Expected time'],
        help: ['مثال: يوما عمل', 'Such as: 2 days'],
        missing: LEFT_OUT,
      },
      DisplayOrder: order,
    },
  ],
});
