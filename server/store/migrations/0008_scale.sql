CREATE TABLE "catalogue_version" (
	"version" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_logs_by_age" ON "event_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_logs_by_customer" ON "event_logs" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "event_sessions_by_age" ON "event_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_sessions_by_customer" ON "event_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "privilege_events_by_age" ON "privilege_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "privilege_events_by_customer" ON "privilege_events" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "search_logs_by_age" ON "search_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_logs_by_customer" ON "search_logs" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "game_scores_by_customer" ON "game_scores" USING btree ("sub");--> statement-breakpoint
INSERT INTO "catalogue_version" VALUES (1);--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET version = version + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "branches" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "group_deals" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_keywords" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banner_sets" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- Every column but entry_remaining: a claim does not change the catalogue.
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "privilege_id", "reference", "alt_reference", "brand_id", "category_id", "sub_category_id", "type", "name_th", "name_en", "subname_th", "subname_en", "desc_th", "desc_en", "terms_th", "terms_en", "picture", "point", "valid_from", "valid_through", "reserve_timeout", "entry_total", "limits", "limit_group", "criteria", "hidden", "used_for", "display", "button_th", "button_en", "button_more_th", "button_more_en", "footer_th", "footer_en", "barcode_format", "link", "display_type" ON "privileges" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
