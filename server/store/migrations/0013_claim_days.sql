CREATE TABLE "claim_days" (
	"privilege_id" bigint NOT NULL,
	"limit_group" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"claims" integer NOT NULL,
	"devices" integer NOT NULL,
	CONSTRAINT "claim_days_privilege_id_day_limit_group_pk" PRIMARY KEY("privilege_id","day","limit_group")
);
--> statement-breakpoint
-- Claims of a privilege wait for its row, so they do not meet here.
CREATE FUNCTION count_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO claim_days VALUES (
		NEW.privilege_id,
		coalesce(NEW.limit_group, ''),
		date_trunc('day', NEW.claimed_at + interval '7 hours', 'UTC') - interval '7 hours',
		1,
		(NOT EXISTS (SELECT FROM claims WHERE privilege_id = NEW.privilege_id AND imei = NEW.imei))::integer
	) ON CONFLICT (privilege_id, day, limit_group) DO UPDATE SET claims = claim_days.claims + 1, devices = claim_days.devices + excluded.devices;
	RETURN NEW;
END $$;--> statement-breakpoint
-- New claims wait from here to the end of the migrations, so none is left out.
CREATE TRIGGER count_claim BEFORE INSERT ON "claims" FOR EACH ROW EXECUTE FUNCTION count_claim();--> statement-breakpoint
INSERT INTO "claim_days" SELECT "privilege_id", coalesce("limit_group", ''), date_trunc('day', "claimed_at" + interval '7 hours', 'UTC') - interval '7 hours' AS "day", count(*), 0 FROM "claims" GROUP BY 1, 2, 3;--> statement-breakpoint
-- Devices are only asked for all days together: those of before stand in a privilege's first day.
UPDATE "claim_days" SET "devices" = (SELECT count(DISTINCT "imei") FROM "claims" WHERE "claims"."privilege_id" = "claim_days"."privilege_id") WHERE ("privilege_id", "day", "limit_group") IN (SELECT DISTINCT ON ("privilege_id") "privilege_id", "day", "limit_group" FROM "claim_days" ORDER BY 1, 2, 3);--> statement-breakpoint
CREATE INDEX "claim_days_by_group" ON "claim_days" USING btree ("limit_group","day");--> statement-breakpoint
CREATE INDEX "claims_by_group_device" ON "claims" USING btree ("limit_group","imei") WHERE limit_group is not null;
