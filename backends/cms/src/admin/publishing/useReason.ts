import { useIntl } from 'react-intl';
import { publishingTexts } from './texts';

const FIELDS = 'fields:';

/** The sentence for why something was refused, about an entry of a type. */
export function useReason(): (model: string, reason: string) => string {
  const { formatMessage, formatList } = useIntl();
  return (model, reason) => {
    const id = `schedule.reason.${reason}`;
    if (id in publishingTexts.en) return formatMessage({ id });
    // The CMS's own rules have messages in both languages.
    if (!reason.startsWith(FIELDS)) return reason;
    const names = reason.slice(FIELDS.length).split(',');
    const fields = names.map((name) =>
      formatMessage({ id: `content-manager.content-types.${model}.${name}`, defaultMessage: name }),
    );
    return formatMessage({ id: `schedule.reason.fields` }, { fields: formatList(fields) });
  };
}
