import { contentType } from '../definition';
import { order } from '../fields';
import { LEFT_OUT } from '../missing';

export const facilityRental = contentType({
  plural: 'facility-rentals',
  displayName: 'Facility rental',
  section: 'services',
  label: ['إيجار المرافق', 'Facility rental'],
  shownAt: ['facilityRental'],
  title: 'Rental fees of facilities',
  without: 'the page has no table of rental fees',
  columns: ['Port', 'RentalFee', 'DisplayOrder'],
  sort: 'DisplayOrder',
  fields: [
    {
      Port: {
        type: 'string',
        maxLength: 120,
        required: true,
        label: ['الميناء', 'Port'],
        help: ['اسم الميناء كما يظهر في الجدول.', 'Name of the port as the table shows it.'],
        missing: LEFT_OUT,
      },
      Near: {
        type: 'decimal',
        min: 0,
        isLocalized: false,
        label: ['قريب من الأرصفة (ريال/م²)', 'Near the berths (SAR/m²)'],
        help: [
          'إيجار المتر المربع في السنة، رقمًا، مثل: 12.',
          'Yearly rent of a square metre, a number such as 12.',
        ],
        missing: 'an empty cell',
      },
      Far: {
        type: 'decimal',
        min: 0,
        isLocalized: false,
        label: ['بعيد عن الأرصفة (ريال/م²)', 'Far from the berths (SAR/m²)'],
        help: [
          'إيجار المتر المربع في السنة، رقمًا، مثل: 9.',
          'Yearly rent of a square metre, a number such as 9.',
        ],
        missing: 'an empty cell',
      },
      Outside: {
        type: 'decimal',
        min: 0,
        isLocalized: false,
        label: ['خارج السور (ريال/م²)', 'Outside the fence (SAR/m²)'],
        help: [
          'إيجار المتر المربع في السنة، رقمًا، مثل: 6.',
          'Yearly rent of a square metre, a number such as 6.',
        ],
        missing: 'an empty cell',
      },
      RentalFee: {
        type: 'decimal',
        min: 0,
        isLocalized: false,
        label: ['أجرة المباني (ريال/م²)', 'Buildings (SAR/m²)'],
        help: [
          'أجرة المتر المربع من المباني في السنة، رقمًا.',
          'Yearly rent of a square metre of buildings, a number.',
        ],
        missing: 'an empty cell',
      },
      DisplayOrder: order,
    },
  ],
});
