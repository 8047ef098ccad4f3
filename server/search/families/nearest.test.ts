import { describe, expect, test } from 'vitest';
import { askFamilies, fitting } from '#server/test/search/fitting-families';

describe('where no family has all of a text', () => {
  test('the part and the model count more than engine and year', async () => {
    const ask = await askFamilies(
      fitting('P2008', 'Bomba de agua', 'Peugeot/2008/1.6 16v/2015-'),
      fitting('PGOL', 'Bomba de agua', 'Volkswagen/Gol G2/1.6 8v/1995-1999'),
      fitting('RGOL', 'Radiador', 'Volkswagen/Gol G4/1.6 8v/2006-2014'),
    );
    expect(ask('bomba de agua gol 1.6 2008')).toEqual(['nearest', 'PGOL']);
    expect(ask('bomba agua gol 1.6 16v 2020')).toEqual(['nearest', 'PGOL']);
  });

  test('the brand comes before the engine with a year, and the model before the brand', async () => {
    const ask = await askFamilies(
      fitting('MODEL', 'Compresor', 'Peugeot/206/2.0 HDi/1999-2003'),
      fitting('BRAND', 'Compresor', 'Peugeot/307/2.0 16v/2001-2004'),
      fitting('ENGINE', 'Compresor', 'Renault/Clio/1.6 16v/2006-2012'),
    );
    expect(ask('compresor peugeot 206 1.6 2008')).toEqual(['nearest', 'MODEL']);
    expect(ask('compresor peugeot 505 1.6 2008')).toEqual(['nearest', 'MODEL', 'BRAND']);
  });

  test('the engine counts more than the year, and that more than two words of a qualifier', async () => {
    const ask = await askFamilies(
      fitting('ENGINE', 'Radiador', 'Volkswagen/Gol/1.6 8v/1995-1999'),
      fitting('YEAR', 'Radiador', 'Volkswagen/Gol/1.9 D/2006-2014'),
      fitting('GEARBOX', 'Radiador', 'Volkswagen/Gol/1.9 D/1987-1994/caja mecánica'),
    );
    expect(ask('radiador gol 1.6 2008')).toEqual(['nearest', 'ENGINE']);
    expect(ask('radiador gol 2008 caja mecanica')).toEqual(['nearest', 'YEAR']);
    expect(ask('radiador gol caja mecanica 1.6')).toEqual(['nearest', 'ENGINE']);
  });

  test('sixteen words that are worth most are still told apart from fifteen', async () => {
    const thing = 'Uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince';
    const ask = await askFamilies(fitting('LONG', thing, 'Fiat/Palio//'), fitting('SHORT', thing));
    expect(ask(`${thing} palio`)).toEqual(['LONG']);
    expect(ask(`${thing} siena`)).toEqual(['nearest', 'LONG', 'SHORT']);
  });
});

describe('a number that is a model and a year', () => {
  const peugeot = fitting('P2008', 'Radiador', 'Peugeot/2008/1.6 16v/2015-');
  const gol = fitting('GOL', 'Radiador', 'Volkswagen/Gol/1.6 8v/2006-2014');
  const volvo = fitting('FH12', 'Radiador', 'Volvo/FH 12/D12A/1993-2005');

  test('is the model where no other word names one', async () => {
    const ask = await askFamilies(peugeot, gol, volvo);
    expect(ask('radiador peugeot 2008')).toEqual(['P2008']);
    expect(ask('radiador 2008 1.6')).toEqual(['P2008', 'GOL']);
  });

  test('is the year beside another model', async () => {
    const ask = await askFamilies(peugeot, gol, fitting('CORSA', 'Compresor', 'Chevrolet/Corsa/1.6 8v/2003-2010'));
    expect(ask('radiador 2008 gol')).toEqual(['GOL']);
    expect(ask('radiador corsa 2008 1.6')).toEqual(['nearest', 'GOL', 'CORSA']);
  });

  test('is of the model that it stands in', async () => {
    const ask = await askFamilies(peugeot, gol, volvo);
    expect(ask('radiador fh 12')).toEqual(['FH12']);
  });
});
