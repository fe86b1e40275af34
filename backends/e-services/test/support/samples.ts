/** Valid fields of each form, without captcha and file. */
export const CONTACT = {
  name: 'مقدم الطلب',
  emailAddress: 'applicant@mail.example',
  phoneNumber: '966120000000',
  mobileNumber: '966500000000',
  identityNumber: '1000000000',
  relationToPorts: 'Importer / Exporter',
  port: 'Jeddah Port',
  purpose: 'Complaint',
  details: 'تأخر فسح الشحنة ثلاثة أيام.',
};

export const JOB_APPLICATION = {
  firstName: 'متقدم',
  lastName: 'للوظيفة',
  email: 'candidate@mail.example',
  phone: '966500000001',
  message: 'أرغب في التقدم لوظيفة مرشد بحري.',
};

export const ORDER = {
  Title: 'موظف مفوض',
  IdentityNo: '1000000001',
  MobileNo: '966500000002',
  Email: 'store@agency.example',
  DirectionName: 'وزارة النقل',
  DepartmentName: 'إدارة المستودعات',
  Location: 'الرياض',
  MainCategory: 'المعدات البحرية',
  MangulCategory: 'معدات الرسو والربط',
  Port: 'ميناء جدة',
  ManqulName: 'مصد مطاطي أسطواني مستعمل',
  MovableId: '1001',
  AvalibleQuantity: '10',
  Quantity: '1',
  Explain: '',
  Created: '2026-02-05T10:00:00+03:00',
  Modified: '2026-10-05T11:00:00+03:00',
  Author: 'Support Services Department',
  Editor: 'Inventory Control Unit',
  Title2: '',
};

export const DATA_SHARING = {
  name: 'جهة حكومية',
  applicant: 'مدير البيانات',
  mobileNumber: '966500000003',
  emailAddress: 'data@agency.example',
  purpose: 'دراسة حركة الملاحة',
  requiredData: 'أعداد السفن الشهرية',
  dataSharingAgreement: 'نعم',
  containsPersonalData: 'لا',
  applicantIsDataOfficer: 'نعم',
  dataLegalBasis: 'نعم',
  accessAPIs: 'لا',
};

export const CALLBACK = { name: 'عميل', phoneNumber: '0500000000', details: 'استفسار عن موعد.' };

export const FEEDBACK = { page: '/about-us', useful: 'yes', reason: '' };
