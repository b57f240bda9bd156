// The texts of messages in the chosen language.
import { messagesTexts } from '../../../../shared/texts/generated/driver/messages.ts';
import { useTexts } from '../../messages/use-texts.ts';

export function useMessageTexts() {
  return useTexts(messagesTexts);
}
