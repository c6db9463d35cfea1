/** Returns a model's name without its publisher or folder, which llama.cpp and vLLM include. */
export const shownModelName = (name: string): string =>
  name.replace(/^.*[/\\](?=.)/, '').replace(/\.gguf$/i, '');
