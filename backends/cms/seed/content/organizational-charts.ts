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
                name: 'قطاع العمليات البحرية',
                children: [
                  { name: 'الإدارة العامة للإرشاد وحركة السفن' },
                  { name: 'الإدارة العامة للسلامة والبيئة' },
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
                name: 'قطاع الشؤون التنظيمية والتراخيص',
                children: [
                  { name: 'الإدارة العامة للأنظمة واللوائح' },
                  { name: 'الإدارة العامة للتراخيص' },
                  { name: 'الإدارة العامة للرقابة والالتزام' },
                ],
              },
              {
                name: 'قطاع التحول الرقمي',
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
                  { name: 'الإدارة العامة للشؤون المالية' },
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
                name: 'Marine Operations',
                children: [
                  { name: 'Pilotage and Vessel Traffic' },
                  { name: 'Safety and Environment' },
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
                name: 'Regulation and Licensing',
                children: [
                  { name: 'Laws and Regulations' },
                  { name: 'Licences' },
                  { name: 'Inspection and Compliance' },
                ],
              },
              {
                name: 'Digital Transformation',
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
                  { name: 'Finance' },
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
