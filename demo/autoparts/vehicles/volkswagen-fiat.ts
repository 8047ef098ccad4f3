/** Volkswagen's and Fiat's kin; how a row reads is said in vehicles.ts. */
export const volkswagenFiat = `
# Volkswagen
Escarabajo | 1960-1986 | 1300 aire; 1500 aire; 1600 aire
Kombi | 1976-1996 | 1.6 aire | | van
Kombi | 1997-2005 | 1.6 aire; 1.6 D | | van
Kombi | 2006-2013 | 1.4 8v | | van
Gol G1 | 1987-1994 | 1.6 8v; 1.8 8v; 1.6 D | bx
Gol G2 | 1995-1999 | 1.0 8v; 1.6 8v; 1.8 8v; 2.0 8v; 1.9 D | ab9
Gol G3 | 2000-2005 | 1.0 8v; 1.0 16v; 1.6 8v; 1.8 8v; 1.9 SD | ab9
Gol G4 | 2006-2014 | 1.0 8v; 1.4 8v; 1.6 8v; 1.9 SD | ab9
Gol Trend | 2008-2012 | 1.0 8v; 1.6 8v | nf
Gol Trend | 2013-2022 | 1.0 8v; 1.6 8v; 1.6 16v MSI | nf
Golf II | 1985-1991 | 1.6 8v; 1.8 8v; 1.6 D
Golf III | 1992-1998 | 1.6 8v; 1.8 8v; 2.0 8v; 1.9 D; 1.9 TDI
Golf IV | 1999-2007 | 1.6 8v; 1.8T 20v; 2.0 8v; 1.9 TDI | a4
Golf V | 2004-2009 | 1.6 8v; 2.0 FSI; 1.9 TDI | a5
Golf VI | 2009-2013 | 1.4 TSI; 1.6 8v; 2.0 TSI | a5
Golf VII | 2013-2020 | 1.0 TSI; 1.4 TSI; 1.6 16v MSI; 2.0 TSI | mqb
Bora | 2000-2014 | 1.8T 20v; 2.0 8v; 1.9 TDI | a4
Vento | 1993-1998 | 1.8 8v; 2.0 8v; 1.9 D
Vento | 2006-2010 | 1.9 TDI; 2.0 8v; 2.5 20v | a5
Vento | 2011-2018 | 1.4 TSI; 2.0 8v; 2.0 TSI; 2.5 20v | a5
Voyage | 1985-1995 | 1.6 8v; 1.8 8v; 1.6 D | bx
Voyage | 2009-2022 | 1.0 8v; 1.6 8v; 1.6 16v MSI | nf
Senda | 1991-1996 | 1.6 8v; 1.8 8v; 1.6 D | bx
Saveiro | 1988-1997 | 1.6 8v; 1.8 8v; 1.6 D | bx | pickup
Saveiro | 1998-2009 | 1.6 8v; 1.8 8v; 1.9 SD | ab9 | pickup
Saveiro | 2010- | 1.6 8v; 1.6 16v MSI | nf | pickup
Parati | 1988-1995 | 1.6 8v; 1.8 8v | bx
Parati | 1996-2012 | 1.0 16v; 1.6 8v; 1.8 8v; 2.0 8v | ab9
Quantum | 1986-2001 | 1.8 8v; 2.0 8v
Santana | 1985-2001 | 1.8 8v; 2.0 8v
Pointer | 1994-1997 | 1.8 8v; 2.0 8v
Logus | 1993-1997 | 1.6 8v; 1.8 8v
Polo | 1996-2002 | 1.6 8v; 1.8 8v; 1.9 SD | ab9
Polo | 2003-2014 | 1.6 8v; 2.0 8v | pq24
Polo | 2018- | 1.0 TSI; 1.6 16v MSI | mqba0
Virtus | 2018- | 1.0 TSI; 1.6 16v MSI; 1.4 TSI | mqba0
Nivus | 2020- | 1.0 TSI | mqba0
T-Cross | 2019- | 1.0 TSI; 1.4 TSI; 1.6 16v MSI | mqba0
Taos | 2021- | 1.4 TSI | mqb
Fox | 2004-2009 | 1.0 8v; 1.6 8v | pq24
Fox | 2010-2021 | 1.0 8v; 1.6 8v; 1.6 16v MSI | pq24
Suran | 2006-2018 | 1.6 8v; 1.6 16v MSI | pq24
CrossFox | 2005-2017 | 1.6 8v; 1.6 16v MSI | pq24
Up | 2014-2020 | 1.0 12v MPI; 1.0 TSI
Passat | 1997-2005 | 1.8T 20v; 2.0 8v; 1.9 TDI | b5
Passat | 2006-2014 | 1.8 TSI; 2.0 FSI; 2.0 TSI; 2.0 TDI | a5
Tiguan | 2008-2016 | 1.4 TSI; 2.0 TSI; 2.0 TDI | a5 | suv
Tiguan | 2017- | 1.4 TSI; 2.0 TSI | mqb | suv
Touareg | 2003-2010 | 2.5 TDI; 3.2 V6; 3.0 TDI V6 | | suv
Amarok | 2010-2016 | 2.0 TDI; 2.0 BiTDI | | pickup
Amarok | 2017- | 2.0 TDI; 2.0 BiTDI; 3.0 TDI V6 | | pickup
Caddy | 1996-2007 | 1.6 8v; 1.8 8v; 1.9 SD | | van
Caddy | 2008-2020 | 1.6 8v; 1.9 TDI; 1.6 TDI | | van
Transporter | 1992-2003 | 2.0 8v; 1.9 D; 2.4 D; 2.5 TDI | | van
Transporter | 2004-2015 | 1.9 TDI; 2.0 TDI; 2.5 TDI | | van
Crafter | 2007-2017 | 2.0 TDI; 2.5 TDI | | van
8.150 | 2000-2012 | MWM 4.10 TCA; Cummins 4BTAA | | truck
9.150 | 2005-2012 | MWM 4.12 TCE; Cummins ISB4 | | truck
11.130 | 1981-1990 | MWM D229-6 | | truck
12.140 | 1988-2000 | MWM 6.10T | | truck
13.180 | 2003-2012 | MWM 6.10 TCA; Cummins 6BTAA | | truck
15.180 | 2002-2012 | MWM 6.10 TCA | | truck
17.210 | 2000-2006 | Cummins 6CTAA | | truck
17.220 | 2002-2012 | Cummins 6CTAA; MWM 6.12 TCE | | truck
19.320 | 2006-2016 | Cummins ISC | | truck
24.250 | 2003-2016 | Cummins ISC; Cummins 6CTAA | | truck
Delivery 9.170 | 2018- | Cummins ISF 3.8 | | truck
Constellation 17.280 | 2012- | MAN D08 36 | | truck
# Audi
A3 | 1997-2003 | 1.6 8v; 1.8 20v; 1.8T 20v; 1.9 TDI | a4
A3 | 2004-2012 | 1.6 8v; 2.0 FSI; 2.0 TDI; 1.4 TSI | a5
A3 | 2013- | 1.4 TSI; 1.8 TSI; 2.0 TSI | mqb
A4 | 1995-2001 | 1.6 8v; 1.8 20v; 1.8T 20v; 1.9 TDI | b5
A4 | 2002-2008 | 1.8T 20v; 2.0 TSI; 1.9 TDI; 3.0 V6
A4 | 2009-2015 | 1.8 TSI; 2.0 TSI; 2.0 TDI
A6 | 1998-2004 | 1.8T 20v; 2.8 V6; 2.5 TDI V6
Q3 | 2012-2018 | 1.4 TSI; 2.0 TSI | a5 | suv
Q5 | 2009-2017 | 2.0 TSI; 2.0 TDI; 3.2 V6 | | suv
80 | 1986-1995 | 1.8 8v; 2.0 8v; 1.6 D
# Fiat
600 | 1960-1982 | 0.8 8v
147 | 1979-1996 | 1.05 8v; 1.3 8v; 1.3 D | 147
Spazio | 1984-1996 | 1.05 8v; 1.3 8v; 1.4 8v; 1.3 D | 147
Duna | 1987-2000 | 1.3 8v; 1.4 8v; 1.5 8v; 1.6 8v; 1.3 D; 1.7 D | uno
Uno | 1985-2000 | 1.0 8v; 1.3 8v; 1.4 8v; 1.5 8v; 1.3 D; 1.7 D | uno
Uno Mille | 2001-2013 | 1.0 8v Fire; 1.3 8v Fire | uno
Uno Evo | 2010-2016 | 1.0 8v Fire Evo; 1.4 8v Fire Evo | novo
Uno Way | 2011-2021 | 1.0 8v Fire Evo; 1.4 8v Fire Evo; 1.3 8v Firefly | novo
Fiorino | 1988-2013 | 1.3 8v Fire; 1.5 8v; 1.6 8v; 1.3 D; 1.7 D | uno | van
Fiorino | 2014- | 1.4 8v Fire Evo | novo | van
Palio | 1996-2003 | 1.0 8v Fire; 1.3 8v; 1.5 8v; 1.6 16v Torque; 1.7 TD | 178
Palio | 2004-2011 | 1.0 8v Fire; 1.3 8v Fire; 1.4 8v Fire; 1.8 8v Powertrain; 1.7 TD | 178b
Palio Attractive | 2012-2018 | 1.0 8v Fire Evo; 1.4 8v Fire Evo; 1.6 16v E-torQ | novo
Palio Weekend | 1997-2012 | 1.4 8v Fire; 1.6 16v Torque; 1.8 8v Powertrain; 1.7 TD | 178
Siena | 1997-2003 | 1.3 8v; 1.6 8v; 1.6 16v Torque; 1.7 TD | 178
Siena | 2004-2016 | 1.3 8v Fire; 1.4 8v Fire; 1.8 8v Powertrain | 178b
Grand Siena | 2012-2021 | 1.4 8v Fire Evo; 1.6 16v E-torQ | novo
Strada | 1999-2003 | 1.3 8v; 1.5 8v; 1.6 16v Torque; 1.7 TD | 178 | pickup
Strada | 2004-2012 | 1.3 8v Fire; 1.4 8v Fire; 1.8 8v Powertrain; 1.7 TD; 1.3 JTD | 178b | pickup
Strada Working | 2013-2020 | 1.4 8v Fire Evo; 1.6 16v E-torQ; 1.3 JTD | 178b | pickup
Strada | 2020- | 1.3 8v Firefly; 1.4 8v Fire Evo | argo | pickup
Argo | 2017- | 1.3 8v Firefly; 1.8 16v E-torQ | argo
Cronos | 2018- | 1.3 8v Firefly; 1.8 16v E-torQ | argo
Mobi | 2016- | 1.0 8v Fire Evo; 1.0 6v Firefly
Pulse | 2021- | 1.3 8v Firefly; 1.0 T200 | argo
Punto | 1995-1999 | 1.2 8v; 1.6 8v; 1.7 TD
Punto | 2007-2017 | 1.4 8v Fire; 1.4 8v Fire Evo; 1.6 16v E-torQ; 1.8 8v Powertrain; 1.3 JTD | gp
Linea | 2008-2016 | 1.4 T-Jet; 1.8 16v E-torQ; 1.9 16v Torque | gp
Idea | 2005-2016 | 1.4 8v Fire; 1.6 16v E-torQ; 1.8 8v Powertrain
Doblo | 2002-2021 | 1.3 8v Fire; 1.4 8v Fire; 1.8 8v Powertrain; 1.9 JTD; 1.3 JTD | | van
Tipo | 1990-1996 | 1.4 8v; 1.6 8v; 1.9 D | tipo
Tempra | 1992-1999 | 1.6 8v; 2.0 8v; 2.0 16v | tipo
Regatta | 1986-1994 | 1.5 8v; 1.6 8v; 1.7 D
Bravo | 1996-2001 | 1.4 12v; 1.6 16v Torque; 1.9 D | tipo
Marea | 1998-2007 | 1.6 16v Torque; 1.8 16v; 2.0 20v; 1.9 JTD | tipo
Stilo | 2003-2010 | 1.8 8v Powertrain; 1.8 16v; 2.4 20v
Toro | 2016- | 1.8 16v E-torQ; 2.0 MultiJet; 2.4 Tigershark | | pickup
Ducato | 1995-2005 | 2.5 D; 2.8 JTD; 2.8 D | | van
Ducato | 2006-2017 | 2.3 JTD; 2.8 JTD | | van
Qubo | 2010-2019 | 1.4 8v Fire; 1.3 JTD | | van
500 | 2009-2019 | 1.2 8v Fire; 1.4 16v; 1.4 8v Fire Evo
`;
