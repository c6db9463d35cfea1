import { clientToServer } from '../protocol/client-to-server';
import { clientCommand } from '../protocol/names';
import { defineCommand } from './command';

const name = clientCommand.markMessagesRead;

export const markMessagesRead = defineCommand(
  name,
  clientToServer[name],
  async ({ readMarks, person }, { chatId }) => {
    await readMarks.add(person, chatId);
    return null;
  },
);
