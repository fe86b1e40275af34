import { Box, Flex, Typography } from '@strapi/design-system';
import { useLoaded } from '../load';
import type { CaseDetails, CaseField, Locale } from './contract';
import { findLabel, siteLabels } from './labels';
import { Section } from './states';
import { useTexts } from './useDesk';

export function CaseForm({ details }: { details: CaseDetails }) {
  const { text, language } = useTexts();
  const { data: labels } = useLoaded(`labels ${language}`, () => siteLabels(language));
  return (
    <Section title={text('desk.case.form')}>
      <Flex tag="dl" direction="column" alignItems="stretch" gap={4}>
        {details.fields.map((field) => (
          <Box key={field.name}>
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {findLabel(labels, field.labelKey) ?? field.name}
            </Typography>
            <dd>
              <Value
                field={field}
                label={field.valueKey && findLabel(labels, field.valueKey)}
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
  readonly language: Locale;
  readonly empty: string;
}

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
      // `plaintext` resolves the direction per line.
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
