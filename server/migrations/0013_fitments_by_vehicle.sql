-- The families of a vehicle from the index alone: the vehicle picker read all fitments of a large catalogue.
create index fitment_by_vehicle on fitment (vehicle_id, family) where vehicle_id is not null;
drop index fitment_vehicle;
