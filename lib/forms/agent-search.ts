import * as yup from 'yup';
import { captchaField, textField } from './fields';

/** Agent search: port and captcha are required, the agent's name is not. */
export const agentSearchSchema = yup.object({
  port: textField(100, 'ERROR PORT').required('ERROR PORT'),
  agent: textField(100, 'ERROR TEXT LENGTH'),
  captcha: captchaField,
});

export type AgentSearchValues = yup.InferType<typeof agentSearchSchema>;
