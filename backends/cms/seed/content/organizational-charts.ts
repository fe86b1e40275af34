import { DEPARTMENTS } from '../facts/departments';
import type { SeedEntry } from '../types';

export default [
  {
    ar: {
      Title: 'الهيكل التنظيمي للهيئة الوطنية للموانئ',
      Image: 'org-chart-ar.webp',
      Structure: {
        name: 'مجلس الإدارة',
        children: [
          {
            name: 'الرئيس',
            children: [
              {
                name: DEPARTMENTS.marineOperations.ar,
                children: [
                  { name: DEPARTMENTS.pilotage.ar },
                  { name: DEPARTMENTS.safety.ar },
                  { name: 'الإدارة العامة للمساعدات الملاحية' },
                ],
              },
              {
                name: 'قطاع تطوير الأعمال والاستثمار',
                children: [
                  { name: 'الإدارة العامة لعقود التشغيل' },
                  { name: 'الإدارة العامة للمناطق اللوجستية' },
                  { name: 'الإدارة العامة لتأجير المرافق' },
                ],
              },
              {
                name: 'قطاع الهندسة والمشاريع',
                children: [
                  { name: 'الإدارة العامة للتخطيط والتصميم' },
                  { name: 'الإدارة العامة لتنفيذ المشاريع' },
                  { name: 'الإدارة العامة للصيانة' },
                ],
              },
              {
                name: DEPARTMENTS.licensing.ar,
                children: [
                  { name: 'الإدارة العامة للأنظمة واللوائح' },
                  { name: 'الإدارة العامة للتراخيص' },
                  { name: DEPARTMENTS.compliance.ar },
                ],
              },
              {
                name: DEPARTMENTS.digital.ar,
                children: [
                  { name: 'الإدارة العامة للخدمات الإلكترونية' },
                  { name: 'مكتب إدارة البيانات' },
                  { name: 'الإدارة العامة للأمن السيبراني' },
                ],
              },
              {
                name: 'قطاع الخدمات المشتركة',
                children: [
                  { name: 'الإدارة العامة للموارد البشرية' },
                  { name: DEPARTMENTS.finance.ar },
                  { name: 'الإدارة العامة للمشتريات والمستودعات' },
                ],
              },
            ],
          },
        ],
      },
    },
    en: {
      Title: 'Organisational chart of the National Ports Authority',
      Image: 'org-chart-en.webp',
      Structure: {
        name: 'Board of Directors',
        children: [
          {
            name: 'President',
            children: [
              {
                name: DEPARTMENTS.marineOperations.chart,
                children: [
                  { name: DEPARTMENTS.pilotage.chart },
                  { name: DEPARTMENTS.safety.chart },
                  { name: 'Aids to Navigation' },
                ],
              },
              {
                name: 'Business Development and Investment',
                children: [
                  { name: 'Operating Contracts' },
                  { name: 'Logistics Zones' },
                  { name: 'Facility Rentals' },
                ],
              },
              {
                name: 'Engineering and Projects',
                children: [
                  { name: 'Planning and Design' },
                  { name: 'Project Delivery' },
                  { name: 'Maintenance' },
                ],
              },
              {
                name: DEPARTMENTS.licensing.chart,
                children: [
                  { name: 'Laws and Regulations' },
                  { name: 'Licences' },
                  { name: DEPARTMENTS.compliance.chart },
                ],
              },
              {
                name: DEPARTMENTS.digital.chart,
                children: [
                  { name: 'E-services' },
                  { name: 'Data Management Office' },
                  { name: 'Cyber Security' },
                ],
              },
              {
                name: 'Corporate Services',
                children: [
                  { name: 'Human Resources' },
                  { name: DEPARTMENTS.finance.chart },
                  { name: 'Procurement and Warehouses' },
                ],
              },
            ],
          },
        ],
      },
    },
  },
] satisfies SeedEntry[];
