import { Box, Flex, Typography } from '@strapi/design-system';
import { useLoaded } from './api';
import type { CaseDetails, CaseField, CaseLanguage } from './contract';
import { labelOf, siteLabels } from './labels';
import { Section } from './states';
import { useTexts } from './useDesk';

/** The submitted fields, with the labels of the form. */
export function CaseForm({ details }: { details: CaseDetails }) {
  const { text, language } = useTexts();
  const { data: labels } = useLoaded(`labels ${language}`, () => siteLabels(language));
  return (
    <Section title={text('desk.case.form')}>
      <Flex tag="dl" direction="column" alignItems="stretch" gap={4}>
        {details.fields.map((field) => (
          <Box key={field.name}>
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {labelOf(labels, field.labelKey) ?? field.name}
            </Typography>
            <dd>
              <Value
                field={field}
                label={field.valueKey && labelOf(labels, field.valueKey)}
                language={language}
                empty={text('desk.case.empty')}
              />
            </dd>
          </Box>
        ))}
      </Flex>
    </Section>
  );
}

interface ValueProps {
  readonly field: CaseField;
  readonly label: string | undefined;
  readonly language: CaseLanguage;
  readonly empty: string;
}

/** A text runs in its own direction, whatever the language of the panel. */
function Value({ field: { value, format, titles }, label, language, empty }: ValueProps) {
  if (value === '') return <Typography textColor="neutral600">{empty}</Typography>;
  switch (format) {
    case 'choice':
      return <Typography>{label ?? value}</Typography>;
    case 'email':
    case 'phone':
    case 'code':
      return (
        <Typography>
          <bdi dir="ltr">{value}</bdi>
        </Typography>
      );
    case 'line':
      return (
        <Typography>
          <bdi>{titles?.[language] ?? value}</bdi>
        </Typography>
      );
    default:
      // Each line runs in its own direction.
      return (
        <Typography
          tag="p"
          dir="auto"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
        >
          {value}
        </Typography>
      );
  }
}
