export interface Question {
  id: number;
  name: string;
  argument: unknown;
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

/** Responds to requests of the parent process by name. */
export function answerParent(name: string, answer: (argument: unknown) => unknown): void {
  process.on('message', (question: Question) => {
    if (question.name === name) void reply(question, answer);
  });
  // A message listener would keep an otherwise idle process alive.
  process.channel?.unref();
}

async function reply({ id, argument }: Question, answer: (argument: unknown) => unknown) {
  try {
    send({ id, result: await answer(argument) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

function send(answer: Answer): void {
  process.send?.(answer);
}
