/** A socket as browsers have it, as far as it is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', hear: () => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** How a page reaches its house. Paths begin with `/api`. */
export interface SocketFactory {
  request(path: string, given: RequestInit): Promise<Response>;
  connect(path: string): Socket;
  /** Tells when it may be worth trying again at once, until it is told to stop. */
  whenStirred(stir: () => void): () => void;
}

/** The wire of a browser: back on the net, or looked at again, it tries at once. */
export const browserSockets: SocketFactory = {
  request: (path, given) => fetch(path, given),
  connect: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  whenStirred(stir) {
    const look = () => {
      if (!document.hidden) stir();
    };
    addEventListener('online', stir);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', stir);
      document.removeEventListener('visibilitychange', look);
    };
  },
};
