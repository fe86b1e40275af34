import { useIntl } from 'react-intl';
import publishingTexts from './texts.json';

const FIELDS = 'fields:';

/** Translates the reason of a refused request or schedule. */
export function useReason(): (model: string, reason: string) => string {
  const { formatMessage, formatList } = useIntl();
  return (model, reason) => {
    const id = `schedule.reason.${reason}`;
    if (id in publishingTexts.en) return formatMessage({ id });
    // Validation messages of the CMS are bilingual already.
    if (!reason.startsWith(FIELDS)) return reason;
    const names = reason.slice(FIELDS.length).split(',');
    const fields = names.map((name) =>
      formatMessage({ id: `content-manager.content-types.${model}.${name}`, defaultMessage: name }),
    );
    return formatMessage({ id: `schedule.reason.fields` }, { fields: formatList(fields) });
  };
}
