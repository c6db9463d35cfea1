/**
 * The marks with which chat templates end a turn or begin the next one. A small model, or one with a wrong
 * template, writes them as text and continues with the person's lines.
 */
const marks = [
  '<|im_end|>',
  '<|im_start|>',
  '<|eot_id|>',
  '<|start_header_id|>',
  '<|end_of_text|>',
  '<|endoftext|>',
  '<|end|>',
  '<|user|>',
  '<|assistant|>',
  '<end_of_turn>',
  '<start_of_turn>',
  '</s>',
  '[INST]',
  '[/INST]',
];
const longest = Math.max(...marks.map((mark) => mark.length));

/** Ends a text, which arrives in pieces, before the first mark. */
export function untilTurnEnds() {
  let held = '';
  let isOver = false;
  return {
    take(piece: string): string {
      if (isOver) return '';
      const text = held + piece;
      held = '';
      for (const { index } of text.matchAll(/[<[]/g)) {
        const candidate = text.slice(index, index + longest);
        isOver = marks.some((mark) => candidate.startsWith(mark));
        if (isOver) return text.slice(0, index).trimEnd();
        const mayBecome = marks.some((mark) => mark.startsWith(candidate));
        if (mayBecome && index + candidate.length === text.length) {
          held = text.slice(index);
          return text.slice(0, index);
        }
      }
      return text;
    },
    /** Returns the rest that was held back, at the end of the text. */
    end: (): string => (isOver ? '' : held),
    /** True once the model's turn is over. */
    isOver: (): boolean => isOver,
  };
}
