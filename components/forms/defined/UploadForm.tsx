'use client';

import type { ComponentProps } from 'react';
import { postMultipart } from '@/components/forms/engine/postMultipart';
import { FileField } from '@/components/forms/fields/FileInput/FileField';
import { DefinedForm } from './DefinedForm';

const loadPdfRule = async () => (await import('@/lib/forms/pdf-file')).pdfField;

/** A form with a PDF from its definition. */
export function UploadForm(props: Omit<ComponentProps<typeof DefinedForm>, 'post'>) {
  return (
    <DefinedForm {...props} post={postMultipart} file={FileField} loadFileRule={loadPdfRule} />
  );
}
