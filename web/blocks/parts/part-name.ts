type Named = {
  applications: readonly { name: string }[];
  products: readonly { code: string; name?: string }[];
  description: string;
  code: string;
};

/** What a part is called, in the cart too: by what it goes into first; else as its product, or as what is said of it. */
export const partName = ({ applications, products, description, code }: Named) =>
  applications[0]?.name || products[0]?.name || description.split('\n')[0]?.slice(0, 80) || code;
