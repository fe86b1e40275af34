const api = {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
};

export default api;
