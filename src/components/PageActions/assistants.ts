interface Assistant {
  name: string;
  /** The address of a new conversation whose first message is written but not sent. */
  address: (prompt: string) => string;
}

/** Only those whose address for a prepared message is publicly known; nothing is asked before a click. */
export const assistants: Assistant[] = [
  {name: 'ChatGPT', address: (prompt) => `https://chatgpt.com/?q=${encodeURIComponent(prompt)}`},
  {name: 'Claude', address: (prompt) => `https://claude.ai/new?q=${encodeURIComponent(prompt)}`},
];
