throw new Error('a part is missing');
