/** Begins the table that ends a guide: whom to contact about what. Its rows follow. */
export const CONTACTS = `# المساعدة
# Help
! من تخاطب
! Whom to contact
|| الموضوع | الجهة
|| Subject | Contact`;

/** The row for what no other row of that table names. */
export const GENERAL_ENQUIRIES = `| الاستفسارات العامة | مركز خدمة العملاء {{shortNumber}}، {{hours}}، أو {{email}}
| General enquiries | Contact centre {{shortNumber}}, {{hours}}, or {{email}}`;
