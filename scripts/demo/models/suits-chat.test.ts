import { describe, expect, it } from 'vitest';
import { isForChat, parametersOf, suitability } from './suits-chat.mjs';

describe('the name of a model', () => {
  it.each([
    'nomic-embed-text:latest',
    'text-embedding-nomic-embed-text-v1.5',
    'mxbai-embed-large',
    'BAAI/bge-m3',
    'intfloat/e5-large-v2',
    'all-minilm:l6-v2',
    'qllama/bge-reranker-large',
    'whisper-large-v3',
    'hexgrad/kokoro-82m',
    'moondream:1.8b',
    'llama-guard3:8b',
    'shieldgemma:2b',
    'stable-diffusion-3.5',
    'deepseek-ocr:3b',
    'gpt-oss:120b-cloud',
    'glm-4.6:cloud',
  ])('%s is not for conversations', (id) => {
    expect(isForChat(id)).toBe(false);
  });

  it.each([
    'llama3.1:8b',
    'Qwen/Qwen2.5-7B-Instruct',
    'gemma-3-4b-it',
    'mistral:latest',
    'gpt-oss:20b',
    '/models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf',
    'llava:7b',
    'barking-llama',
  ])('%s is for conversations', (id) => {
    expect(isForChat(id)).toBe(true);
  });

  it.each([
    ['llama3.1:8b', 8],
    ['mixtral:8x7b', 56],
    ['smollm2:360m', 0.36],
    ['phi3:3.8b', 3.8],
    ['qwen3-30b-a3b', 30],
    ['Meta-Llama-3.1-8B-Instruct-Q4_K_M', 8],
    ['8.0B', 8],
    ['mistral:latest', null],
    ['model-4bit', null],
  ])('%s states %s billion parameters', (id, parameters) => {
    expect(parametersOf(id)).toBe(parameters);
  });
});

it('rates models for talk, of a sensible size, and those in memory higher', () => {
  const points = (id: string, isLoaded = false) =>
    suitability({
      id,
      isForChat: true,
      parameters: parametersOf(id),
      contextTokens: null,
      isLoaded,
    });
  expect(points('qwen2.5-7b-instruct')).toBeGreaterThan(points('qwen2.5-7b'));
  expect(points('qwen2.5-7b-instruct')).toBeGreaterThan(points('qwen2.5-0.5b-instruct'));
  expect(points('qwen2.5-7b-instruct')).toBeGreaterThan(points('qwen2.5-72b-instruct'));
  expect(points('qwen2.5-7b-instruct')).toBeGreaterThan(points('qwen2.5-coder-7b-instruct'));
  expect(points('llama3.1:8b')).toBeGreaterThan(points('llama3.1:8b-text-q4_0'));
  expect(points('llama3.1:8b')).toBeGreaterThan(points('deepseek-r1:8b'));
  expect(points('llama3.2:1b', true)).toBeGreaterThan(points('llama3.2:1b'));
});
